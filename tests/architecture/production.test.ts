import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { z } from "zod";
import { repository } from "./sources";

const named = z.array(z.looseObject({ binding: z.string() })).transform((list) => list.map(({ binding }) => binding));

/** What of a Worker's configuration must be alike wherever it runs: ids and host names are not. */
const configuration = z.object({
  routes: z.array(z.unknown()).optional(),
  d1_databases: named,
  r2_buckets: named,
  services: z.array(z.object({ binding: z.string(), service: z.string() })),
  queues: z.object({ producers: named, consumers: z.array(z.unknown()) }),
  durable_objects: z.object({ bindings: z.array(z.unknown()) }),
  compatibility_date: z.string(),
  observability: z.object({ enabled: z.boolean(), logs: z.looseObject({ invocation_logs: z.boolean() }) }),
});

function read(env?: string) {
  return configuration.parse(unstable_readConfig({ config: join(repository, "wrangler.toml"), env }));
}

describe("the Worker's configuration", () => {
  test("production has every binding and queue that the laptop has, with the same settings", () => {
    const { routes: _local, ...local } = read();
    const { routes: _production, ...production } = read("production");
    expect(production).toEqual(local);
  });

  test("the platform writes no line of its own of a request, whose address can hold the secret of a link", () => {
    for (const env of [undefined, "production"])
      expect(read(env).observability).toMatchObject({ enabled: true, logs: { invocation_logs: false } });
  });

  test("only production names a host, for a local request must keep its own", () => {
    expect(read().routes ?? []).toEqual([]);
    expect(read("production").routes).toHaveLength(1);
  });
});
