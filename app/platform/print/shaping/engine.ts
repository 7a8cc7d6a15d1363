import type * as fontkit from "fontkit";

/** A glyph while fontkit shapes a text. */
export interface ShapedGlyph {
  id: number;
  /** What it stands for; empty where a substitution made it of nothing. */
  codePoints: number[];
  /** The features that change it. */
  features: Record<string, boolean>;
  /** It was made of several glyphs. */
  isLigated: boolean;
  isMark: boolean;
  /** What a shaper of ours knows of it. */
  shaperInfo: unknown;
}

/** Lookups that are applied together, by their features; or something that is done to the glyphs between them. */
type Stage = string[] | ((font: fontkit.Font, glyphs: ShapedGlyph[]) => void);

/** Which features change which glyphs in which order. */
export interface ShapingPlan {
  stages: Stage[];
  add: (features: readonly string[]) => void;
  addStage: (stage: Stage | { global?: readonly string[]; local?: readonly string[] }) => void;
  assignGlobalFeatures: (glyphs: ShapedGlyph[]) => void;
  process: (processor: Processor, glyphs: ShapedGlyph[], positions?: fontkit.GlyphPosition[]) => void;
}

export interface Lookup {
  flags: { flags: { useMarkFilteringSet?: boolean }; markFilteringSet?: number | null };
  markFilteringSet?: number | null;
}

interface GlyphIterator {
  index: number;
  options: Lookup["flags"];
  shouldIgnore: (glyph: ShapedGlyph) => boolean;
}

type Matches = (at: number, sequence: readonly unknown[], ...rest: unknown[]) => unknown;

/** Applies the lookups of one table: GSUB or GPOS. */
export interface Processor {
  table: { lookupList: { get: (index: number) => Lookup } };
  glyphs: ShapedGlyph[];
  positions: fontkit.GlyphPosition[];
  features: Readonly<Record<string, unknown>>;
  glyphIterator: GlyphIterator;
  applyLookup: (type: number, table: unknown) => boolean;
  applyLookupList: (records: unknown) => boolean;
  coverageIndex: (coverage: unknown, glyph: number) => number;
  sequenceMatches: Matches;
  classSequenceMatches: Matches;
  coverageSequenceMatches: Matches;
}

/** What places glyphs and attaches marks to letters. */
interface PositionProcessor extends Processor {
  applyAnchor: (mark: { markAnchor: object | null }, base: object | null, index: number) => void;
  fixMarkAttachment: () => void;
}

interface Run {
  glyphs: unknown[];
  positions: fontkit.GlyphPosition[];
  direction: "ltr" | "rtl";
}

/** What shapes the texts of an OpenType font. */
export interface Engine {
  GSUBProcessor: Processor | null;
  GPOSProcessor: PositionProcessor | null;
  glyphInfos: ShapedGlyph[];
  plan: ShapingPlan & { script: string; direction: "ltr" | "rtl" };
  shaper: { zeroMarkWidths: "BEFORE_GPOS" | "AFTER_GPOS" | "NONE" };
  setup: (run: Run) => void;
  position: (run: Run) => unknown;
  zeroMarkAdvances: (positions: fontkit.GlyphPosition[]) => void;
}

/** A font with the parts of fontkit 2.0.4 that its types leave out. */
export type ShapingFont = fontkit.Font & {
  _layoutEngine?: { engine?: Partial<Engine> };
  GDEF?: { markGlyphSetsDef?: { coverage: readonly unknown[] } | null } | null;
};
