import states from '../../contracts/provider-states.json' with { type: 'json' }

/** Writes the class that pact-jvm finds provider states in: it needs a method for each state. */
export function writeStateMethods(names: readonly string[] = Object.keys(states)): string {
  const methods = names.flatMap((name, at) => [
    `    @State(${JSON.stringify(name)})`,
    `    public Map<String, Object> setUp${at}(Map<?, ?> params) { return server.change("setup", ${JSON.stringify(name)}, params); }`,
    `    @State(value = ${JSON.stringify(name)}, action = StateChangeAction.TEARDOWN)`,
    `    public void tearDown${at}(Map<?, ?> params) { server.change("teardown", ${JSON.stringify(name)}, params); }`,
  ])
  return [
    'package longan;',
    'import au.com.dius.pact.provider.junitsupport.State;',
    'import au.com.dius.pact.provider.junitsupport.StateChangeAction;',
    'import java.util.Map;',
    'public class States {',
    '    private final StateServer server;',
    '    public States(int port) { server = new StateServer(port); }',
    ...methods,
    '}',
    '',
  ].join('\n')
}
