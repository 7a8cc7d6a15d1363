import type { Engine, Lookup, Processor, ShapedGlyph, ShapingFont } from "./engine";

const MATCHES = ["sequenceMatches", "classSequenceMatches", "coverageSequenceMatches"] as const;

/** What comes before a glyph is listed from the glyph backwards; fontkit reads it forwards. */
function mendBacktrack(processor: Processor): void {
  for (const name of MATCHES) {
    const matches = processor[name].bind(processor);
    processor[name] = (at, sequence, ...rest) => matches(at, at < 0 ? sequence.toReversed() : sequence, ...rest);
  }
}

/** A lookup may look at some marks only, those of a set; fontkit looks at all of them. */
function mendMarkSets(processor: Processor, { GDEF }: ShapingFont): void {
  const sets = GDEF?.markGlyphSetsDef?.coverage ?? [];
  if (sets.length === 0) return;
  const { lookupList } = processor.table;
  const get = lookupList.get.bind(lookupList);
  lookupList.get = (index): Lookup => {
    const lookup = get(index);
    lookup.flags.markFilteringSet = lookup.markFilteringSet;
    return lookup;
  };
  const isLeftOut = ({ flags, markFilteringSet }: Lookup["flags"], glyph: ShapedGlyph) =>
    flags.useMarkFilteringSet === true &&
    glyph.isMark &&
    processor.coverageIndex(sets[markFilteringSet ?? 0], glyph.id) === -1;
  let iterator = processor.glyphIterator;
  Object.defineProperty(processor, "glyphIterator", {
    get: () => iterator,
    set: (made: Processor["glyphIterator"]) => {
      const shouldIgnore = made.shouldIgnore.bind(made);
      made.shouldIgnore = (glyph) => shouldIgnore(glyph) || isLeftOut(made.options, glyph);
      iterator = made;
    },
  });
}

const MULTIPLE = 2;

/** What a glyph is replaced by is not replaced again by the same lookup; fontkit goes on within it, even without end. */
function mendMultiples(processor: Processor): void {
  const passed = (apply: () => boolean): boolean => {
    const before = processor.glyphs.length;
    const isApplied = apply();
    if (isApplied) processor.glyphIterator.index += Math.max(0, processor.glyphs.length - before);
    return isApplied;
  };
  const [one, list] = [processor.applyLookup.bind(processor), processor.applyLookupList.bind(processor)];
  processor.applyLookup = (type, table) => (type === MULTIPLE ? passed(() => one(type, table)) : one(type, table));
  processor.applyLookupList = (records) => passed(() => list(records));
}

/**
 * Marks are attached when all glyphs have their places: fontkit does it after each group of features, and again for
 * those that are attached already. One without an anchor for its letter is attached to nothing; fontkit throws there,
 * which it does for Telugu (foliojs/fontkit, issue 367).
 */
function mendMarks(engine: Engine): void {
  const marks = engine.GPOSProcessor;
  if (!marks) return;
  const apply = marks.applyAnchor.bind(marks);
  marks.applyAnchor = (mark, base, index) => {
    if (base && mark.markAnchor) apply(mark, base, index);
  };
  const attach = marks.fixMarkAttachment.bind(marks);
  marks.fixMarkAttachment = () => undefined;
  engine.position = (run) => {
    const { glyphInfos, plan, shaper } = engine;
    if (shaper.zeroMarkWidths === "BEFORE_GPOS") engine.zeroMarkAdvances(run.positions);
    plan.process(marks, glyphInfos, run.positions);
    if (shaper.zeroMarkWidths === "AFTER_GPOS") engine.zeroMarkAdvances(run.positions);
    Object.assign(marks, { glyphs: glyphInfos, positions: run.positions });
    attach();
    if (run.direction === "rtl") {
      run.glyphs.reverse();
      run.positions.reverse();
    }
    return marks.features;
  };
}

/** Lets fontkit 2.0.4 apply the lookups of a font as OpenType has it, and as HarfBuzz and so browsers do. */
export function mendLookups(font: ShapingFont, engine: Engine): void {
  for (const processor of [engine.GSUBProcessor, engine.GPOSProcessor]) {
    if (!processor) continue;
    mendBacktrack(processor);
    mendMarkSets(processor, font);
  }
  if (engine.GSUBProcessor) mendMultiples(engine.GSUBProcessor);
  mendMarks(engine);
}
