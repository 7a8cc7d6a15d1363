import type { FieldWords } from "../form/field-aria";
import type { SelectOption } from "../form/select-box";

/** What a list that is searched by typing needs. */
export interface SearchPickProps extends FieldWords {
  name: string;
  id?: string;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder: string;
  /** Name of the box that filters the list. */
  searchLabel: string;
  /** Shown when no option matches. */
  emptyLabel: string;
  defaultValue?: string;
  required?: boolean;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}
