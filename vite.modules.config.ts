import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Parts of the Worker that few requests need, by name: each becomes a module of its own that is read when it is first
 * imported, so that the Worker starts without it. It shares no state with the rest, since it has its own copy of what it
 * imports.
 */
export const LAZY_MODULES: Readonly<Record<string, string>> = {
  "authenticator-codes": "./app/features/identity/support/second-factors/totp.server.ts",
  "demo-rows": "./app/features/demo/support/demo-rows.server.ts",
  passkeys: "./app/features/identity/support/second-factors/passkey-library.server.ts",
};

/**
 * What the library for passkeys has for certificates of authenticators, and for the lists of who makes them. We ask for
 * none (`attestationType: "none"`), and browsers then send none: one that comes all the same is refused.
 */
const CERTIFICATES = [
  "verifyAttestationAndroidKey",
  "verifyAttestationAndroidSafetyNet",
  "verifyAttestationApple",
  "verifyAttestationFIDOU2F",
  "verifyAttestationTPM",
  "verifyAttestationWithMetadata",
  "convertCertBufferToPEM",
  "convertX509PublicKeyToCOSE",
  "getCertificateInfo",
  "isCertRevoked",
  "validateCertificatePath",
  "validateExtFIDOGenCEAAGUID",
  "verifyMDSBlob",
];

/** Builds the library for passkeys without certificates and without all of ASN.1 for two numbers, 70 KB compressed. */
const leanPasskeys: Plugin = {
  name: "lean-passkeys",
  enforce: "pre",
  resolveId(id, importer) {
    if (importer?.includes("/@simplewebauthn/server/") !== true) return undefined;
    const name = /^\.[./\w-]*\/(\w+)\.js$/.exec(id)?.[1] ?? "";
    if (name === "unwrapEC2Signature")
      return root("./app/features/identity/domain/second-factors/passkey-signature.ts");
    return CERTIFICATES.includes(name) ? { id: NO_CERTIFICATES, moduleSideEffects: false } : undefined;
  },
  load: (id) =>
    id === NO_CERTIFICATES
      ? `const leftOut = () => { throw new Error("The Worker is built without certificates of passkeys"); };
export { ${CERTIFICATES.map((name) => `leftOut as ${name}`).join(", ")} };`
      : undefined,
};

const LEFT_OUT = "\0left-out";
const NO_CERTIFICATES = "\0no-certificates";

/**
 * Leaves packages out of a build. Whoever calls their default export, or one of the `named` ones, gets an error.
 */
export const without = (packages: readonly string[], named: readonly string[] = []): Plugin => ({
  name: "without",
  enforce: "pre",
  resolveId: (id) => (packages.includes(id) ? LEFT_OUT : undefined),
  load: (id) =>
    id === LEFT_OUT
      ? `export default function leftOut() { throw new Error("The Worker is built without ${packages.join(", ")}"); }
${named.map((name) => `export { leftOut as ${name} };`).join("\n")}`
      : undefined,
});

/** How packages name what they have for a Worker. */
export const WORKER_CONDITIONS = ["workerd", "worker", "browser", "module", "import", "production"];

export default defineConfig({
  plugins: [leanPasskeys],
  publicDir: false,
  resolve: { alias: { "~": root("./app") }, conditions: WORKER_CONDITIONS },
  ssr: { noExternal: true, target: "webworker", resolve: { conditions: WORKER_CONDITIONS } },
  build: {
    ssr: true,
    target: "es2022",
    ...{ minify: "terser", terserOptions: { module: true, compress: { passes: 2, ecma: 2020 } } },
    outDir: "build/server/modules",
    emptyOutDir: true,
    rollupOptions: {
      input: Object.fromEntries(Object.entries(LAZY_MODULES).map(([name, path]) => [name, root(path)])),
      external: [/^cloudflare:/, /^node:/],
      // A file of ours does nothing by being imported: a module holds what it uses, and not all that stands beside that.
      treeshake: { moduleSideEffects: (id, external) => external || !id.startsWith(root("./app/")) },
      output: { entryFileNames: "[name].js", chunkFileNames: "shared-[hash].js" },
    },
  },
});
