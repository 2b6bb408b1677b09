const { existsSync } = require("node:fs");
const path = require("node:path");

/** @type {Map<string, string | undefined>} */
const bundled = new Map();

/**
 * Jest's resolver: of packages that `vite.config.ts` names, the bundles, for all but other packages, which may need other versions.
 *
 * @param {string} request
 * @param {{ basedir: string, defaultResolver: (request: string, options: object) => string }} options
 */
module.exports = (request, options) => {
  const isOfPackage = options.basedir.includes("node_modules");
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
