import type { Engine, ShapedGlyph, ShapingFont, ShapingPlan } from "./engine";
import { planKhmer } from "./khmer";
import { mendLookups } from "./mend-lookups.server";
import { planMyanmar } from "./myanmar";
import type { Syllable } from "./syllables";

/** Scripts that fontkit does not know or shapes wrongly, and when marks lose their width. */
const PLANNED = {
  khmr: { plan: planKhmer, zeroMarkWidths: "NONE" },
  mym2: { plan: planMyanmar, zeroMarkWidths: "BEFORE_GPOS" },
} as const;

const DOTTED_CIRCLE = 0x25cc;
/** fontkit's kinds of signs: viramas of either kind, and what is of none. */
const VIRAMAS = (1 << 4) | (1 << 14);
const NO_KIND = 1;
/** General categories from Cf to Mn in the order of their names, as the form for the start of a word is withheld by them. */
const WITHIN_WORD = /[\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{L}\p{M}]/u;

/** Marks without a letter stand on a dotted circle. */
const dottedOf = (font: ShapingFont) => (glyphs: ShapedGlyph[], syllables: Syllable[]) => {
  const { id } = font.glyphForCodePoint(DOTTED_CIRCLE);
  const [first] = glyphs;
  if (id === 0 || !first) return;
  let added = 0;
  for (const syllable of syllables) {
    syllable.from += added;
    if (!syllable.isBroken) continue;
    const circle = Reflect.construct(first.constructor, [font, id, [DOTTED_CIRCLE]]) as ShapedGlyph;
    circle.features = { ...first.features };
    glyphs.splice(syllable.from, 0, circle);
    syllable.kinds.unshift("P");
    added += 1;
  }
};

/** The left vowel signs of Bengali have a form for the start of a word; fontkit uses it after letters too. */
function onlyAtStarts(glyphs: ShapedGlyph[]): void {
  glyphs.forEach(({ features }, index) => {
    const before = glyphs[index - 1]?.codePoints[0];
    if (before !== undefined && WITHIN_WORD.test(String.fromCodePoint(before))) delete features.init;
  });
}

/** A virama and a letter that became one sign are no virama any longer; fontkit stops at it when it places a Ra. */
function withoutViramas(glyphs: ShapedGlyph[]): void {
  for (const { isLigated, shaperInfo } of glyphs) {
    const info = shaperInfo as { category: number } | null;
    if (isLigated && info && (info.category & VIRAMAS) !== 0) info.category = NO_KIND;
  }
}

/** Mends the plan of an Indian script: before and after its last reordering. */
function mendIndian({ stages }: ShapingPlan): void {
  const at = stages.findIndex((stage) => Array.isArray(stage) && stage.includes("init") && stage.includes("pres"));
  const last = stages.findLastIndex((stage, index) => index < at && typeof stage === "function");
  if (last === -1) return;
  stages.splice(at, 0, (_, glyphs) => onlyAtStarts(glyphs));
  stages.splice(last, 0, (_, glyphs) => withoutViramas(glyphs));
}

/**
 * What a glyph stands for is told by the text; fontkit keeps what it stood for first, though several characters may have
 * the same glyph.
 */
function mendGlyphs(font: ShapingFont): void {
  const get = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = get(id, [...codePoints]);
    if (glyph.codePoints.join() === codePoints.join()) return glyph;
    return Object.create(glyph, { codePoints: { value: [...codePoints], enumerable: true } }) as typeof glyph;
  };
}

/** Lets fontkit 2.0.4 shape a font's texts as HarfBuzz does: the decision on fonts of papers says where it does not. */
export function mendShaping(font: ShapingFont): void {
  const engine = font._layoutEngine?.engine as Engine | undefined;
  if (!engine?.setup) return;
  mendGlyphs(font);
  mendLookups(font, engine);
  const setup = engine.setup.bind(engine);
  engine.setup = (run) => {
    setup(run);
    const { script, direction, constructor } = engine.plan;
    const planned = Object.entries(PLANNED).find(([tag]) => tag === script)?.[1];
    if (!planned) {
      mendIndian(engine.plan);
      return;
    }
    const plan = Reflect.construct(constructor, [font, script, direction]) as Engine["plan"];
    plan.add(["rvrn", "ltra", "ltrm"]);
    planned.plan(plan, dottedOf(font));
    for (const glyph of engine.glyphInfos) glyph.features = {};
    plan.assignGlobalFeatures(engine.glyphInfos);
    Object.assign(engine, { plan, shaper: { zeroMarkWidths: planned.zeroMarkWidths } });
  };
}
