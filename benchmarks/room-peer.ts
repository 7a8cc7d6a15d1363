/** What our room is measured against, each a process of its own: `ws` alone, or socket.io. Arguments: kind, port. */
import { createServer } from "node:http";
import { Server } from "socket.io";
import { type WebSocket, WebSocketServer } from "ws";

const [kind, port] = process.argv.slice(2);
const http = createServer((_request, response) => response.end("ok"));

/** Passes each message on to all of the room it was sent in, its sender too, and keeps nothing. */
function bareSockets(): void {
  const rooms = new Map<string, Set<WebSocket>>();
  new WebSocketServer({ server: http }).on("connection", (socket, request) => {
    const name = request.url ?? "";
    const room = rooms.get(name) ?? new Set();
    rooms.set(name, room.add(socket));
    socket.on("close", () => room.delete(socket));
    socket.on("message", (data) => {
      const { clientId, message } = JSON.parse(String(data));
      const text = JSON.stringify({ type: "MESSAGE", message: { clientId, message, time: Date.now() } });
      for (const other of room) other.send(text);
    });
  });
}

function socketIo(): void {
  const server = new Server(http, { serveClient: false });
  server.on("connection", (socket) => {
    const room = String(socket.handshake.query["room"]);
    void socket.join(room);
    socket.on("send", ({ clientId, message }: { clientId: string; message: string }) => {
      server.to(room).emit("message", { clientId, message, time: Date.now() });
    });
  });
}

if (kind === "socket.io") socketIo();
else bareSockets();
http.listen(Number(port), "127.0.0.1");
