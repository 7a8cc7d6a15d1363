import { useId, type ReactNode } from "react";
import { Anchor } from "../base/link";
import { Icon, type IconName } from "../base/icon";
import { Button } from "./button";

interface RowMenuProps {
  /** What its button is called. */
  label: string;
  /** The row that it is about, heard after the label. */
  about: string;
  /** By which it is found again where its row is shown anew; one of its own unless given. */
  id?: string;
  /** RowMenuLinks, or items of a list with a form of their own. */
  children: ReactNode;
}

/**
 * What can be done with a row, behind one button at its end. It opens without script over everything else, beside its
 * button where the browser can place it there, else in the middle of the screen.
 */
export function RowMenu({ label, about, id, children }: RowMenuProps) {
  const own = useId();
  const menu = id ?? own;
  return (
    <div className="row-menu">
      <button {...opening(menu)} type="button" aria-label={`${label}: ${about}`} className="row-menu-more">
        <Icon name="more" />
      </button>
      <ul {...OPENED} id={menu}>
        {children}
      </ul>
    </div>
  );
}

/** React 18 does not know these attributes yet, so they are plain ones. */
const opening = (id: string) => ({ popovertarget: id });
const OPENED = { popover: "auto" };

interface ChoiceMenuProps {
  id: string;
  /** How its button looks. */
  className: string;
  /** What its button says. */
  words: ReactNode;
  /** Items of a list, each with a form of its own. */
  children: ReactNode;
}

/** A button that asks which: the choices lie over the page as the menu of a row does. */
export function ChoiceMenu({ id, className, words, children }: ChoiceMenuProps) {
  return (
    <div className="row-menu">
      <button {...opening(id)} type="button" className={className}>
        {words}
      </button>
      <ul {...OPENED} id={id}>
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

interface RowMenuAskProps {
  /** What the pressed button posts. */
  name: string;
  value: string;
  icon: IconName;
  /** What is asked before it is done, and what follows from it. */
  question: string;
  text?: string;
  children: string;
}

/** What is asked about first, in a form of its own within an item of the menu: the question opens below its words. */
export function RowMenuAsk({ name, value, icon, question, text, children }: RowMenuAskProps) {
  return (
    <details>
      <summary>
        <Icon name={icon} />
        {children}
      </summary>
      <div className="flex max-w-72 flex-col items-start gap-2 p-2.5 pt-0 text-sm">
        <p className="font-semibold">{question}</p>
        {text && <p>{text}</p>}
        <Button type="submit" name={name} value={value} tone="danger" size="small">
          {children}
        </Button>
      </div>
    </details>
  );
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
