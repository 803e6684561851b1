/**
 * Keeps the process small: V8 collects before it takes much more memory, instead of letting the heap grow to
 * twice and four times what lives in it.
 */
import { setFlagsFromString } from 'node:v8';

/**
 * Per cent that the old generation may grow by between two collections. Each goes through all that lives, which
 * takes some 0.2 s of processor time: at 10 that was a sixth of all of it under load. At 30 there are less than half
 * as many, and 15 MiB more are in use.
 */
setFlagsFromString('--heap-growing-percent=30');

/**
 * Nothing is born old: under load, what requests hold while they wait for the database outlives a young
 * collection or two, and V8 would learn to make such things old from the start. They then keep all that they
 * point to until the next full collection; without it there are a fifth as many.
 */
setFlagsFromString('--no-allocation-site-pretenuring');

/**
 * A young collection is some milliseconds of work. Helping threads make it shorter only while processors idle;
 * on a small server they stand in line behind the database and others, and the collection waits for them.
 */
setFlagsFromString('--no-parallel-scavenge');
