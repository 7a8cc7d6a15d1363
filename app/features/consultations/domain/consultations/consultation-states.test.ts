import { expect, test } from "vitest";
import { CONSULTATION_STATUSES, PUBLISH_STATUSES } from "./consultation";
import { afterAction, CONSULTATION_ACTIONS, CONSULTATION_ACTORS, mayEverAct } from "./consultation-states";

/** By hand: every action, by whom and from where it happens, and what comes of it. Whatever is not here does not happen. */
const EXPECTED: Readonly<Record<string, string>> = {
  "publish provider OPEN UNPUBLISHED": "OPEN PUBLISHED",
  "publish provider OPEN WITHDRAWN": "OPEN PUBLISHED",
  "publish provider CLOSED UNPUBLISHED": "CLOSED PUBLISHED",
  "publish provider CLOSED WITHDRAWN": "CLOSED PUBLISHED",
  "withdraw provider OPEN PUBLISHED": "OPEN WITHDRAWN",
  "withdraw provider CLOSED PUBLISHED": "CLOSED WITHDRAWN",
  "close provider OPEN UNPUBLISHED": "CLOSED UNPUBLISHED",
  "close provider OPEN PUBLISHED": "CLOSED PUBLISHED",
  "close provider OPEN WITHDRAWN": "CLOSED WITHDRAWN",
  "close nurse OPEN UNPUBLISHED": "CLOSED UNPUBLISHED",
  "close nurse OPEN PUBLISHED": "CLOSED PUBLISHED",
  "close nurse OPEN WITHDRAWN": "CLOSED WITHDRAWN",
  "reopen provider CLOSED UNPUBLISHED": "OPEN UNPUBLISHED",
  "reopen provider CLOSED PUBLISHED": "OPEN PUBLISHED",
  "reopen provider CLOSED WITHDRAWN": "OPEN WITHDRAWN",
};

test("every action by everybody from every state comes out as it is written by hand", () => {
  const found: Record<string, string> = {};
  for (const action of CONSULTATION_ACTIONS)
    for (const by of CONSULTATION_ACTORS)
      for (const status of CONSULTATION_STATUSES)
        for (const publishStatus of PUBLISH_STATUSES) {
          const after = afterAction(action, by, { status, publishStatus });
          if (after) found[`${action} ${by} ${status} ${publishStatus}`] = `${after.status} ${after.publishStatus}`;
        }
  expect(found).toEqual(EXPECTED);
});

test("who may do something at all is who may from one state", () => {
  for (const action of CONSULTATION_ACTIONS)
    for (const by of CONSULTATION_ACTORS) {
      const isWritten = Object.keys(EXPECTED).some((each) => each.startsWith(`${action} ${by} `));
      expect([action, by, mayEverAct(action, by)]).toEqual([action, by, isWritten]);
    }
});
