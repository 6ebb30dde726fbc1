/** Why an archive cannot be read, as a part of a sentence: "it is truncated". */
export class ArchiveProblem extends Error {}
