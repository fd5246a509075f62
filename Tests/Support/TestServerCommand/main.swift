// Test support: runs the loopback server by itself. Prints the server's address and runs until it is ended.
import Foundation
import TestServer

let server = try TestServer()
FileHandle.standardOutput.write(Data("\(server.address.absoluteString)\n".utf8))
while true { sleep(3600) }
