import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyLedger } from "~/features/billing/services/ledger/verify-ledger.server";
import { systemOf } from "../../billing/scene";
import { ASK_CASES } from "./ask-cases";
import { BEGIN_CASES } from "./begin-cases";
import type { Contract } from "./contract";
import { END_CASES, REPORT_CASE } from "./end-cases";
import { MESSAGE_CASES } from "./message-cases";
import { openScene, type Scene } from "./scene";
import { WITHOUT_SCRIPT_CASE } from "./without-script";

/** A published signature, or one that was computed from the papers, and what the adapter makes of it. */
export interface SignatureVector {
  /** What it is, and where it was published. */
  of: string;
  expected: string;
  made: () => Promise<string> | string;
}

/**
 * Holds a gateway's adapter to the contract, against a stand-in that shares no code with it. Where a gateway lacks a
 * step, the case asserts what the adapter says instead.
 */
export function holdToContract(contract: Contract, vectors: readonly SignatureVector[]): void {
  describe(`the gateway ${contract.type}`, () => {
    let scene: Scene;
    beforeAll(async () => void (scene = await openScene(contract)));
    afterAll(() => scene.end());

    for (const { number, title, run } of [...BEGIN_CASES, ...MESSAGE_CASES, ...ASK_CASES, ...END_CASES])
      it(`${String(number)}: ${title}`, async () => {
        await run(scene);
        expect(scene.line.strays).toEqual([]);
      });

    it("30: signatures are those that are published or follow from the papers", async () => {
      for (const { of, expected, made } of vectors) expect(await made(), of).toBe(expected);
      expect(new Set(vectors.map(({ of }) => of)).size).toBe(vectors.length);
    });

    it("31: after all of it the books hold what its payments come to", async () => {
      const { entries, findings } = await verifyLedger(await systemOf(scene.practice));
      expect(findings).toEqual([]);
      expect(entries).toBeGreaterThan(0);
    });

    it(`${String(WITHOUT_SCRIPT_CASE.number)}: ${WITHOUT_SCRIPT_CASE.title}`, async () => {
      await WITHOUT_SCRIPT_CASE.run(scene);
      expect(scene.line.strays).toEqual([]);
    });

    it(`${String(REPORT_CASE.number)}: ${REPORT_CASE.title}`, async () => {
      await REPORT_CASE.run(scene);
      expect(scene.line.strays).toEqual([]);
    });
  });
}
