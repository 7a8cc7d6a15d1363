import { insertPlaceholders } from "./insert-placeholders";

insertPlaceholders();
