import { inboxFrameText, type UserInboxCalls } from "~/features/notifications/realtime/protocol";
import { OneWayBoard } from "./one-way-board";

/** A user's inbox, named `organizationId:userId`: it tells their open tabs that something is new. */
export class UserInbox extends OneWayBoard implements UserInboxCalls {
  protected override readonly mostLines = 50;

  async tell(fresh: boolean): Promise<void> {
    this.broadcast(inboxFrameText({ type: "NEWS", fresh }));
  }

  async end(): Promise<void> {
    const frame = inboxFrameText({ type: "ENDED" });
    for (const connection of this.getConnections()) {
      connection.send(frame);
      connection.close(4401, "ended");
    }
  }
}
