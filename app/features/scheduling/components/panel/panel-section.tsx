import type { ReactNode } from "react";
import { panelId } from "./panel-props";

/** A part of the panel under a heading of its own. */
export function PanelSection({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const id = panelId(`${name}-title`);
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 border-t border-line pt-5 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
