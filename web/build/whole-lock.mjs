// Completes package-lock.json: node build/whole-lock.mjs, after every `npm install` that changed it.
// A registry that lacks the packages of other machines leaves them out of the lock file, and `npm ci` then refuses it everywhere. They are
// optional, named with an exact version by whoever needs them, and for which machine each is stands in its name.
import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../package-lock.json", import.meta.url);
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "aix", "netbsd", "openbsd", "sunos"];
const PROCESSORS = ["arm64", "arm", "x64", "ia32", "ppc64", "s390x", "riscv64", "loong64", "mips64el", "wasm32"];
const LIBRARIES = { gnu: "glibc", gnueabihf: "glibc", musl: "musl" };

/** For which machine a package is, by the parts of its name. */
function machineOf(name) {
  const parts = name.split("/").at(-1).split("-");
  const one = (known) => parts.filter((part) => known.includes(part));
  const [cpu, os] = [one(PROCESSORS), one(SYSTEMS)];
  const libc = os.includes("linux") ? parts.flatMap((part) => LIBRARIES[part] ?? []) : [];
  return { ...(cpu.length ? { cpu } : {}), ...(libc.length ? { libc } : {}), ...(os.length ? { os } : {}) };
}

/** As npm itself writes it, so that it has nothing to change. */
function ordered({ version, ...others }) {
  return { version, ...Object.fromEntries(Object.entries(others).sort(([one], [other]) => (one < other ? -1 : 1))) };
}

const lock = JSON.parse(readFileSync(FILE, "utf8"));
const missing = Object.values(lock.packages).flatMap(({ dev, optionalDependencies = {} }) =>
  Object.entries(optionalDependencies)
    .filter(([name, version]) => !lock.packages[`node_modules/${name}`]?.version && /^\d/.test(version))
    .map(([name, version]) => [`node_modules/${name}`, ordered({ version, ...machineOf(name), ...(dev ? { dev } : {}), optional: true })]),
);
// Where a package comes from is for whoever installs it to say.
for (const one of Object.values(lock.packages)) delete one.resolved;
lock.packages = Object.fromEntries(Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} packages of other machines added`);
