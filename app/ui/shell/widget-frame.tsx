import type { ReactNode } from "react";

interface WidgetFrameProps {
  /** What the frame around it is called, for screen readers. */
  title: string;
  children: ReactNode;
}

/**
 * A page inside another site's page: its content and nothing around it. Its height is what the frame is
 * fitted to, and its name tells it from the main part of the page around it.
 */
export function WidgetFrame({ title, children }: WidgetFrameProps) {
  return (
    <main
      id="main"
      aria-label={title}
      data-widget-frame={title}
      className="mx-auto flex max-w-[44rem] flex-col gap-8 px-4 py-6 tablet:px-6"
    >
      {children}
    </main>
  );
}
