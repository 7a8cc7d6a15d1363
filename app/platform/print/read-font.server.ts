import * as fontkit from "fontkit";

/** The part of fontkit that its types leave out: what attaches marks to letters (GPOS). */
interface MarkProcessor {
  applyAnchor: (mark: { markAnchor: object | null }, base: object | null, index: number) => void;
}
type Shaped = fontkit.Font & { _layoutEngine?: { engine?: { GPOSProcessor?: MarkProcessor | null } } };

/**
 * Reads a font. A mark without an anchor for its letter is attached to nothing, as OpenType has it; fontkit 2.0.4 throws
 * there, which it does for Telugu (foliojs/fontkit, issue 367).
 */
export function readFont(bytes: Uint8Array): fontkit.Font {
  const font = fontkit.create(bytes as Parameters<typeof fontkit.create>[0]);
  if (!("layout" in font)) throw new TypeError("a collection is no single font");
  const marks = (font as Shaped)._layoutEngine?.engine?.GPOSProcessor;
  if (marks) {
    const apply = marks.applyAnchor.bind(marks);
    marks.applyAnchor = (mark, base, index) => {
      if (base && mark.markAnchor) apply(mark, base, index);
    };
  }
  return font;
}
