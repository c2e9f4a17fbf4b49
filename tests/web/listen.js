/** Keeps what the page and the server say to each other where a test can ask for it without missing anything. */
window.said = [];
window.heard = [];
/** The draft that the rules have not spoken to yet, by the number of the question. */
window.considering = null;
/** How many answers and actions have been sent. */
window.given = 0;
/** The page's lines, so that a test can cut one. */
window.lines = [];
/** Milliseconds by which whatever the server says comes later than it would. */
window.lag ??= 0;
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    window.lines.push(this);
    this.addEventListener("message", (event) => {
      if (window.lag && event.isTrusted) {
        event.stopImmediatePropagation();
        setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: event.data })), window.lag);
        return;
      }
      const message = JSON.parse(event.data);
      window.heard.push(message);
      if (message.type === "considered" && message.id === window.considering) window.considering = null;
    });
  }
  send(text) {
    const message = JSON.parse(text);
    window.said.push(message);
    if (message.type === "consider") window.considering = message.id;
    if (message.type === "commit" || message.type === "answer") window.given++;
    super.send(text);
  }
};
const { fetch } = window;
window.fetch = async (...asked) => {
  const answer = await fetch(...asked);
  if (window.lag) await new Promise((done) => setTimeout(done, window.lag));
  return answer;
};
/** All that was said and heard since the last time, as JSON. */
window.told = () => JSON.stringify({ said: window.said.splice(0), heard: window.heard.splice(0) });
/** The same, as soon as the rules have spoken to what was touched or an action is on its way; null if that takes too long. */
window.settled = (patience) =>
  new Promise((done) => {
    const end = performance.now() + patience;
    const look = () => {
      if (window.considering === null || window.given) setTimeout(() => done(window.told()));
      else if (performance.now() > end) done(null);
      else setTimeout(look, 4);
    };
    setTimeout(look);
  });
