import { z } from "zod";
import type { Check } from "./checks";
import { readReport } from "./report";

/** How the suites of tests/workers/gateways name a gateway. */
const GATEWAY = /^the gateway ([A-Z]+)$/;

const vitestReport = z
  .object({
    testResults: z.array(
      z.object({ assertionResults: z.array(z.object({ status: z.string(), ancestorTitles: z.array(z.string()) })) }),
    ),
  })
  .transform(({ testResults }) => {
    const cases = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap(({ status, ancestorTitles }) => {
        const gateway = ancestorTitles.flatMap((title) => GATEWAY.exec(title)?.[1] ?? [])[0];
        return gateway === undefined ? [] : [{ gateway, status }];
      });
    const gateways = new Set(cases.map(({ gateway }) => gateway)).size;
    const passed = cases.filter(({ status }) => status === "passed").length;
    return gateways === 0
      ? []
      : [`gateways x contract cases: ${gateways} x ${cases.length / gateways} = ${cases.length}, ${passed} passed`];
  });

/** How many cases of the contract how many gateways were held to, by a check's report; nothing where there are none. */
export const contractLines = (report: Check["report"]): string[] =>
  readReport<string[]>(report, { vitest: vitestReport, playwright: z.object({}).transform(() => []) }, []);
