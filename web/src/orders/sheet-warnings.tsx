/** What the server warns of in the saved sheet: nothing forbids it, but it harms. */
import type { Live } from '../campaign/live';
import { remarkedSheet, warningsOf, type Warning } from '../campaign/remarks';
import { localMessage } from '../text/local-text';
import { Icon } from '../ui/icon';
import { RuleLink } from '../ui/form/rule-link';

export const WarningLine = ({
  warning,
}: {
  readonly warning: Pick<Warning, 'message' | 'params' | 'rule'>;
}) => (
  <p class="wrn">
    <Icon name="warn" size={20} />
    <span>
      {localMessage(warning)} {warning.rule === null ? null : <RuleLink id={warning.rule} />}
    </span>
  </p>
);

/** Those of no single order. */
export const ofWholeSheet = ({ pointer }: Pick<Warning, 'pointer'>): boolean => pointer === '/orders';

/** `only`: which of them; all when it is left out. */
export const SheetWarnings = ({
  live,
  only = () => true,
}: {
  readonly live: Live;
  readonly only?: (warning: Warning) => boolean;
}) => {
  const warnings = warningsOf(remarkedSheet(live)).filter(only);
  return warnings.length === 0 ? null : (
    <div role="status">
      {warnings.map((warning) => (
        <WarningLine key={warning.pointer + warning.message} warning={warning} />
      ))}
    </div>
  );
};
