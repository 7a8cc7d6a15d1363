import { z } from "zod";
import { type Opener, UNKNOWN_OPENER } from "../domain/rooms/room-openers";

/** The header in which the Worker tells a room's object who opens a connection. What a browser sends never gets there. */
const OPENER_HEADER = "x-room-opener";

const openerSchema = z.object({
  kind: z.enum(["staff", "guest"]),
  who: z.string().max(200),
  network: z.string().max(200),
});

/** The upgrade that the Worker passes on, made anew: of the browser's own request nothing goes along. */
export const upgradeFor = (opener: Opener): Request =>
  new Request("https://waiting-room.invalid/", {
    headers: { Upgrade: "websocket", [OPENER_HEADER]: encodeURIComponent(JSON.stringify(opener)) },
  });

/** Who opens a connection, as the Worker said; unknown where it said nothing. */
export function openerIn(request: Request): Opener {
  try {
    const said: unknown = JSON.parse(decodeURIComponent(request.headers.get(OPENER_HEADER) ?? ""));
    return openerSchema.safeParse(said).data ?? UNKNOWN_OPENER;
  } catch {
    return UNKNOWN_OPENER;
  }
}
