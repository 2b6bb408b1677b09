import { findLicenceProblem } from "./licences.js";
import { findListProblems, readPublishDates, updatePublishDates } from "./publish-dates.js";
import { readShippedPackages } from "./read-shipped.js";

/*
 * Fails when a package in the bundles, or installed beside them, has a licence that is not allowed, or a version that is not listed with the date on
 * which it was published: `npm run packages`. `npm run packages -- --update` lists new versions, which have to be a week old.
 */
const packages = readShippedPackages();
if (process.argv.includes("--update")) await updatePublishDates(packages, Date.now());
const problems = [
  ...packages.flatMap((shipped) => findLicenceProblem(shipped) ?? []),
  ...findListProblems(packages, readPublishDates()),
];
process.stdout.write(`${packages.length} packages shipped, ${problems.length} problems\n`);
for (const problem of problems) process.stdout.write(`  ${problem}\n`);
process.exitCode = problems.length > 0 || packages.length === 0 ? 1 : 0;
