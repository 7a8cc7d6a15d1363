import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { request } from "./request";

/** What Linux says of a process: its group is the third number behind the name in brackets. */
const groupOf = (pid: string): number =>
  Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[2]);

const LISTENS = "0A";

/** Ports that the processes of a group listen on. */
function portsOf(group: number): number[] {
  const sockets = new Set<string>();
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      if (groupOf(pid) !== group) continue;
      for (const file of readdirSync(`/proc/${pid}/fd`)) {
        const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${file}`)) ?? [];
        if (inode !== undefined) sockets.add(inode);
      }
    } catch {
      // It has ended meanwhile.
    }
  return readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([, local = "", , state, , , , , , inode = ""]) =>
      state === LISTENS && sockets.has(inode) ? [Number.parseInt(local.split(":")[1] ?? "", 16)] : [],
    );
}

/**
 * Where a Worker that `wrangler dev` serves answers by itself. Wrangler stands before it with a Worker of its own, which
 * doubles the processor time of a small request. Found by the sockets of its processes, on Linux; elsewhere it is the
 * port that is given.
 */
export async function directPort(port: number, group: number): Promise<number> {
  if (process.platform !== "linux") return port;
  for (const other of portsOf(group).filter((each) => each !== port)) {
    const answer = await request({ port: other, path: "/healthz", timeout: 2_000 }).catch(() => undefined);
    if (answer?.status === 200) return other;
  }
  return port;
}
