/**
 * Property tests draw the same cases in every run, so that a change is judged by itself and not by luck;
 * `DEEP=1` draws new ones, and `PROPERTY_SEED=n` those of a run that failed (fast-check prints its seed).
 */
import fc from 'fast-check';

const named = process.env['PROPERTY_SEED'];
if (named !== undefined) fc.configureGlobal({ seed: Number(named) });
else if (process.env['DEEP'] === undefined) fc.configureGlobal({ seed: 20_261_121 });
