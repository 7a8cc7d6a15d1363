import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

const entry = z.object({
  organizationId: z.number().int(),
  /** UTC ms. */
  seededAt: z.number().int(),
  /** Names of the organization's roles to their ids, which only its creation tells. */
  roles: z.record(z.string(), z.string()),
  /** All of it has been loaded; false while a seeding was cut off. */
  complete: z.boolean(),
  /** The last day with demo appointments, and the last one on which those on call see somebody hourly. */
  visitsUntil: z.string(),
  onCallUntil: z.string(),
});

/** What has been seeded into one organization. */
export type LedgerEntry = z.infer<typeof entry>;

/** Remembers on this machine what was seeded, so that a later start neither repeats it nor leaves it half done. */
export class Ledger {
  readonly #entries: Record<string, LedgerEntry>;

  constructor(readonly file: string) {
    this.#entries = read(file);
  }

  /** The entry of a slug, if it speaks of that organization; databases may have been removed since. */
  of(slug: string, organizationId: number): LedgerEntry | undefined {
    const found = this.#entries[slug];
    return found?.organizationId === organizationId ? found : undefined;
  }

  write(slug: string, written: LedgerEntry): LedgerEntry {
    this.#entries[slug] = written;
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, `${JSON.stringify(this.#entries, null, 2)}\n`);
    return written;
  }
}

/** A file that is missing or cannot be read knows of nothing. */
function read(file: string): Record<string, LedgerEntry> {
  try {
    return z
      .record(z.string(), entry)
      .catch({})
      .parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return {};
  }
}
