/**
 * `node tools/types-of.mjs <project> <folder…>`: checks the types of a project's own files, those below the
 * folders. What they import is another project's, which checks it: the tests in a browser import nearly the
 * whole server.
 */
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from './build.mjs';

const [project, ...folders] = process.argv.slice(2);
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => report([problem]) };
const names = {
  getCurrentDirectory: () => root,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
};

function report(problems) {
  console.error(ts.formatDiagnostics(problems, names));
  process.exit(1);
}

const config = ts.getParsedCommandLineOfConfigFile(
  join(root, project),
  { noEmit: true, incremental: false, tsBuildInfoFile: undefined },
  host,
);
const program = ts.createProgram({ rootNames: config.fileNames, options: config.options });
const isOwn = ({ fileName }) => {
  const path = relative(root, fileName).split(sep).join('/');
  return folders.some((folder) => path.startsWith(`${folder}/`));
};
const own = program.getSourceFiles().filter(isOwn);
if (own.length === 0) throw new Error(`${project} has no file in ${folders.join(', ')}`);
const problems = [
  ...config.errors,
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...own.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]),
];
if (problems.length > 0) report(problems);
