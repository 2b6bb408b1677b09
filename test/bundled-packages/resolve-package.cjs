const { existsSync } = require("node:fs");
const path = require("node:path");

const packages = path.resolve(__dirname, "../../node_modules");
/** @type {Map<string, string | undefined>} */
const bundled = new Map();

/**
 * Jest's resolver. The project's own files get the bundles of what `vite.config.ts` names; packages get what is installed, since they
 * may need another version of it.
 *
 * @param {string} request
 * @param {{ basedir: string, defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = (request, options) => {
  const isOfPackage = options.basedir.startsWith(packages);
  return (!isOfPackage && !request.startsWith(".") && bundleOf(request)) || options.defaultResolver(request, options);
};

/** @param {string} request */
function bundleOf(request) {
  if (!bundled.has(request)) {
    const file = path.join(process.env["TEST_BUNDLED_PACKAGES"] ?? "", `${request}.cjs`);
    bundled.set(request, existsSync(file) ? file : undefined);
  }
  return bundled.get(request);
}
