import { useId, type ReactNode } from "react";
import { Anchor } from "../base/link";
import { Icon, type IconName } from "../base/icon";

interface RowMenuProps {
  /** What its button is called. */
  label: string;
  /** The row that it is about, heard after the label. */
  about: string;
  /** RowMenuLinks, or items of a list with a form of their own. */
  children: ReactNode;
}

/**
 * What can be done with a row, behind one button at its end. It opens without script over everything else, beside its
 * button where the browser can place it there, else in the middle of the screen.
 */
export function RowMenu({ label, about, children }: RowMenuProps) {
  const id = useId();
  /** React 18 does not know these attributes yet, so they are plain ones. */
  const [opens, opened] = [{ popovertarget: id }, { popover: "auto" }];
  return (
    <div className="row-menu">
      <button {...opens} type="button" aria-label={`${label}: ${about}`}>
        <Icon name="more" />
      </button>
      <ul {...opened} id={id}>
        {children}
      </ul>
    </div>
  );
}

interface RowMenuLinkProps {
  href: string;
  icon: IconName;
  children: string;
}

/** One way on from a row. */
export function RowMenuLink({ href, icon, children }: RowMenuLinkProps) {
  return (
    <li>
      <Anchor href={href}>
        <Icon name={icon} />
        {children}
      </Anchor>
    </li>
  );
}
