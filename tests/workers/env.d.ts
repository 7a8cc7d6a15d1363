/// <reference types="@cloudflare/vitest-plugin/types" />
import type { D1Migration } from "@cloudflare/vitest-plugin";
import type { ScheduleBoard } from "../../party/schedule-board";
import type { UserInbox } from "../../party/user-inbox";
import type { WaitingRoom } from "../../party/waiting-room/waiting-room";

declare global {
  namespace Cloudflare {
    interface Env {
      DIRECTORY_DB: D1Database;
      TENANT_DB_0: D1Database;
      TENANT_DB_1: D1Database;
      FILES: R2Bucket;
      NOTIFICATIONS: Queue;
      DUE_WORK: Queue;
      PATIENT_IMPORT: Queue;
      PAYMENT_CALLS: Queue;
      WAITING_ROOM: DurableObjectNamespace<WaitingRoom>;
      SCHEDULE_BOARD: DurableObjectNamespace<ScheduleBoard>;
      USER_INBOX: DurableObjectNamespace<UserInbox>;
      DIRECTORY_MIGRATIONS: D1Migration[];
      TENANT_MIGRATIONS: D1Migration[];
    }
  }
}
