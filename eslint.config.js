import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Modules whose default export the framework or a tool asks for. */
const defaultExported = [
  "app/root.tsx",
  "app/entry.*.tsx",
  "app/routes.ts",
  "app/features/*/routes/**/*.tsx",
  "app/pages/**/*.tsx",
  "workers/app.ts",
  "workers/print.ts",
  "tests/workers/*.ts",
  "tests/support/*setup*.ts",
  "*.config.ts",
  "*.config.d.ts",
  "*.config.js",
];

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Name what you export; a default export only where the framework asks for it.",
};
const noEscapeCast = [
  { selector: "TSAsExpression > TSAnyKeyword.typeAnnotation", message: "Parse it at the door; 'as any' hides a bug." },
  {
    selector: "TSAsExpression > TSAsExpression.expression > TSUnknownKeyword.typeAnnotation",
    message: "Parse it at the door; 'as unknown as' hides a bug.",
  },
];

export default tseslint.config(
  { ignores: ["build/", ".wrangler/", ".cache/", ".local/", "coverage/", "test-results/", "playwright-report/"] },
  ...tseslint.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "off",
      "no-console": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-var": "error",
      "prefer-const": "error",
      "no-restricted-syntax": ["error", noDefaultExport, ...noEscapeCast],
    },
  },
  {
    files: ["**/*.ts", "**/*.tsx"],
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // On a server nothing is a hook. The other rules of the plugin prepare for the React compiler, which is not used.
    files: ["app/**/*.ts", "app/**/*.tsx"],
    ignores: ["app/**/*.server.ts", "app/**/*.server.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "error" },
  },
  { files: defaultExported, rules: { "no-restricted-syntax": ["error", ...noEscapeCast] } },
  {
    // Logs are typed and carry no health data: only the log module may write to the console.
    files: ["app/**/*.ts", "app/**/*.tsx", "workers/**/*.ts", "party/**/*.ts"],
    ignores: ["app/platform/log*.ts", "app/i18n/**", "app/islands/**", "app/entry.client.tsx"],
    rules: { "no-console": "error" },
  },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  { files: ["**/*.js", "**/*.cjs"], ...tseslint.configs.disableTypeChecked },
);
