import { describe, expect, it } from "vitest";
import { byLayer } from "../../vite.order";

const app = (path: string) => new URL(`../../app/${path}`, import.meta.url).pathname;

describe("the order of the Worker's files", () => {
  it("is layer by layer, in each by path, whatever file was found first", () => {
    const ordered = [
      ...["kernel/ids.ts", "features/billing/domain/a.ts", "features/phr/domain/a.ts", "db/client.server.ts"],
      ...[
        "features/billing/data/a.server.ts",
        "features/phr/data/a.server.ts",
        "features/billing/services/a.server.ts",
      ],
      ...["ui/view/table.tsx", "features/phr/components/a.tsx", "features/billing/routes/a.tsx", "pages/home.tsx"],
    ].map(app);
    expect(byLayer(ordered.toReversed())).toEqual(ordered);
  });

  it("leaves packages, and what is in no layer, where imports put them", () => {
    expect(byLayer(["/x/node_modules/zod/index.js", app("root.tsx"), app("paths.ts"), "\0virtual"])).toEqual([]);
  });
});
