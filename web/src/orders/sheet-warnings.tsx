/** What the server warns of in the saved sheet: nothing forbids it, but it harms. */
import type { Live } from '../campaign/live';
import { remarkedSheet, warningsOf, type Warning } from '../campaign/remarks';
import { Icon } from '../ui/icon';
import { RuleLink } from '../ui/rule-link';

export const WarningLine = ({ message, rule }: Pick<Warning, 'message' | 'rule'>) => (
  <p class="wrn">
    <Icon name="warn" size={20} />
    <span>
      {message} {rule === null ? null : <RuleLink id={rule} />}
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
      {warnings.map(({ message, rule, pointer }) => (
        <WarningLine key={pointer + message} message={message} rule={rule} />
      ))}
    </div>
  );
};
