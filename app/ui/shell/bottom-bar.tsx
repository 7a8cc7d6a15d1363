import { Anchor } from "../base/link";
import { Icon, type IconName } from "../base/icon";

interface BottomBarProps {
  /** Name of the landmark. */
  label: string;
  items: readonly { href: string; label: string; icon: IconName; current: boolean }[];
}

/** The main places at the foot of a phone, within reach of the thumb. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav aria-label={label} className="bottom-bar">
      <ul>
        {items.map(({ href, label: words, icon, current }) => (
          <li key={href}>
            <Anchor href={href} aria-current={current ? "page" : undefined}>
              <Icon name={icon} />
              <span>{words}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
