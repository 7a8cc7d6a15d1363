import { createContext, useContext } from "react";
import type { ComponentPropsWithoutRef, ComponentType, ReactNode } from "react";

export interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href"> {
  href: string;
}

const LinkContext = createContext<ComponentType<LinkProps> | "a">("a");

/**
 * Says how every link of the design system navigates. Hydrated pages give a component of their router;
 * pages without script give nothing and get plain anchors.
 */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** A link without looks of its own: what the other components are made of. */
export function Anchor(props: LinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Anchor
      {...rest}
      className={`font-medium text-brand-text underline decoration-1 underline-offset-4 hover:decoration-2 ${className ?? ""}`}
    />
  );
}
