/// <reference types="@cloudflare/vitest-plugin/types" />
import type { WaitingRoom } from "../../party/waiting-room";

declare global {
  namespace Cloudflare {
    interface Env {
      WAITING_ROOM: DurableObjectNamespace<WaitingRoom>;
    }
  }
}
