/** Seeds that once broke a promise, or seemed to, with what was wrong then. */
export const foundSeeds: Readonly<Record<number, string>> = {
  83: "an accepted transaction was denied while the network went over to another branch",
  92: "the same, since the node that was asked had just left for a branch of its own",
  131: "a read waited for a node that hung, since the other one that was asked had failed",
  220: "the same, since others were asked for a block that was not theirs any more",
  408: "a node that was slower than others by far got reads as long as those were ended early",
  476: "the same",
  560: "logs were asked of one node only, which never answered",
  695: "a read that a node lost while it hung for a moment was waited for",
  724: "the same, of logs",
  319: "a node that fell back for an instant left out the logs of the last blocks",
  20945: "a height of which callers were shown no hash was read from a node on a deep branch of its own",
  101722: "a node that fell back took a transaction to be pending that was mined",
  201473: "nodes that had lost their probes while they hung voted with the heads of long ago",
  201529: "logs lost by a node that hung for a moment were asked of another after 2 s, and of that one twice",
  202644: "a reorganisation was shown late, since its fork was read from a slow node that still had the old head",
  3026757:
    "a read gave up, since flapping nodes failed it often, though the healthy one was about to have the shown head",
  3044979: "a call waited for a node that was slow by 3 s, since earlier ones had used up the hedge budget",
  3052580: "a block that a node lost while it hung for a moment was waited for, since the hedge budget was used up",
  3306027: "logs of a balancer that leaves out parts of batches, with a node behind it that lags, lacked the newest",
  3314719: "the same",
  3317809: "the same",
  3329862: "the shown head gave way to a lower one, since of a few nodes in service most lagged on the branch before",
  3652071:
    "without hedging, a read that a node never answered gave up at once, though others were about to have the shown head",
  3926220: "what a slow probe had found long ago took the place of a head that the node had told since",
  3883528: "nothing: there were no logs, from a block on that had not been shown yet",
  3843136:
    "nothing: a height was held to be wrong that two reorganisations at once had in common, and that no tip had had",
  502487: "a height was read on a branch while another branch's block of that height came to be shown",
};

/** The same, of runs with nodes that leave out what blocks contain or make it up. */
export const foundContentsSeeds: Readonly<Record<number, string>> = {
  202070: "logs of blocks were left out in the first second, before the headers of those blocks were read",
  213745: "a block was denied by a node without history, while the others had left the shown head in a reorganisation",
  232809: "the same, of logs that a node left out",
  249373: "two of five nodes lacked a receipt, and that was enough to deny it",
  251501: "a block that a node reported at another height came into the shown chain as a parent",
  278972: "an altered block of a height that no proven block had yet was believed",
  303165: "logs of a second node were taken that had more than the first, but lacked some as well",
};
