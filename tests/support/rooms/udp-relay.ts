import { createSocket, type Socket } from "node:dgram";

/**
 * Passes datagrams on between peers that know only its addresses: each peer's own address is stood in for by a port
 * here, and whoever sends to that port is stood in for by another, so that answers come back the same way. While it is
 * paused it drops whatever comes.
 */
export class UdpRelay {
  paused = false;
  /** Datagrams that were passed on, and dropped. */
  readonly count = { passed: 0, dropped: 0 };
  private readonly standIns = new Map<string, Promise<number>>();
  private readonly sockets: Socket[] = [];

  /** The port on loopback that stands in for a peer's address. */
  standInFor(address: string, port: number): Promise<number> {
    const key = `${address} ${port}`;
    const known = this.standIns.get(key);
    if (known) return known;
    const made = this.open(address, port);
    this.standIns.set(key, made);
    return made;
  }

  /**
   * An ICE candidate of a peer's (RFC 8839, section 5.1) with the address here; null for one that goes past the relay.
   */
  async relayed(candidate: string): Promise<string | null> {
    const parts = candidate.split(" ");
    const [, , transport = "", , address = "", port = ""] = parts;
    if (transport.toLowerCase() !== "udp" || !/^\d+(\.\d+){3}$/.test(address)) return null;
    const standIn = await this.standInFor(address, Number(port));
    return [...parts.slice(0, 4), "127.0.0.1", String(standIn), ...parts.slice(6)].join(" ");
  }

  close(): void {
    for (const socket of this.sockets) socket.close();
  }

  private async open(address: string, port: number): Promise<number> {
    const flows = new Map<string, Promise<Socket>>();
    const standIn = await this.bound((datagram, from) => {
      const key = `${from.address} ${from.port}`;
      const back = (answer: Buffer) => this.pass(answer, standIn, from.port, from.address);
      const flow = flows.get(key) ?? this.bound(back);
      flows.set(key, flow);
      void flow.then((socket) => this.pass(datagram, socket, port, address));
    });
    return standIn.address().port;
  }

  private pass(datagram: Buffer, by: Socket, port: number, address: string): void {
    this.count[this.paused ? "dropped" : "passed"] += 1;
    // What has nowhere to go is lost, as datagrams are.
    if (!this.paused) by.send(datagram, port, address, () => undefined);
  }

  private bound(receive: (datagram: Buffer, from: { address: string; port: number }) => void): Promise<Socket> {
    const socket = createSocket("udp4", receive);
    this.sockets.push(socket);
    return new Promise((done) => socket.bind(0, "127.0.0.1", () => done(socket)));
  }
}
