import { findTimes } from "~/features/scheduling/domain/availability/availability";
import { createZoneTable } from "~/kernel/time/zones";
import { plainTimes } from "./plain-baseline";
import { practiceRequest } from "./practice-request";

/**
 * The two sides inside workerd, whose clock stands still while it computes: whoever asks measures from outside.
 * ?side=ours|theirs|none&doctors=&days=&step=&calls=
 */
const worker = {
  fetch(request: Request): Response {
    const query = new URL(request.url).searchParams;
    const number = (name: string) => Number(query.get(name));
    const asked = practiceRequest(number("doctors"), number("days"), number("step"));
    let times = 0;
    for (let call = 0; call < number("calls"); call++) {
      if (query.get("side") === "ours") times = count(findTimes(asked, createZoneTable()).map(({ starts }) => starts));
      if (query.get("side") === "theirs") times = count(plainTimes(asked));
    }
    return new Response(String(times));
  },
};
export { worker as default };

const count = (lists: readonly (readonly number[])[]) => lists.reduce((sum, list) => sum + list.length, 0);
