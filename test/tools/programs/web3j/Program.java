import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.reactivex.disposables.Disposable;
import org.web3j.abi.FunctionEncoder;
import org.web3j.abi.datatypes.Function;
import org.web3j.abi.datatypes.Utf8String;
import org.web3j.abi.datatypes.generated.Uint256;
import org.web3j.crypto.Credentials;
import org.web3j.protocol.Web3j;
import org.web3j.protocol.core.DefaultBlockParameterName;
import org.web3j.protocol.core.methods.request.EthFilter;
import org.web3j.protocol.core.methods.request.Transaction;
import org.web3j.protocol.core.methods.response.Log;
import org.web3j.protocol.core.methods.response.TransactionReceipt;
import org.web3j.protocol.http.HttpService;
import org.web3j.tx.RawTransactionManager;
import org.web3j.tx.response.PollingTransactionReceiptProcessor;

/** Reports its steps in TAP. */
public class Program {
    static final BigInteger GAS = BigInteger.valueOf(2_000_000);
    static final long POLL_MS = 200;

    /** web3j polls filters as often as it is told here. */
    static final Web3j web3j = Web3j.build(
            new HttpService(System.getenv("RPC_URL")),
            POLL_MS,
            Executors.newSingleThreadScheduledExecutor());
    static final RawTransactionManager sender = new RawTransactionManager(
            web3j,
            Credentials.create(System.getenv("PRIVATE_KEY")),
            Long.parseLong(System.getenv("CHAIN_ID")));

    static TransactionReceipt send(String to, String data) throws Exception {
        BigInteger price = web3j.ethGasPrice().send().getGasPrice();
        var sent = sender.sendTransaction(price, GAS, to, data, BigInteger.ZERO);
        if (sent.hasError()) throw new Exception(sent.getError().getMessage());
        return new PollingTransactionReceiptProcessor(web3j, POLL_MS, 200)
                .waitForTransactionReceipt(sent.getTransactionHash());
    }

    static TransactionReceipt cook(String kitchen, long dish) throws Exception {
        var call = new Function("cook", List.of(new Uint256(dish), new Utf8String("soup")), List.of());
        return send(kitchen, FunctionEncoder.encode(call));
    }

    static <Result> Result report(String step, Callable<Result> run) {
        try {
            Result result = run.call();
            System.out.println("ok 1 - " + step);
            return result;
        } catch (Throwable problem) {
            System.out.println("not ok 1 - " + step + "\n  " + problem);
            return null;
        }
    }

    static void check(boolean isTrue, String problem) throws Exception {
        if (!isTrue) throw new Exception(problem);
    }

    static <Event> void await(BlockingQueue<Event> events, Predicate<Event> isAwaited) throws Exception {
        for (Event event; (event = events.poll(30, TimeUnit.SECONDS)) != null; ) if (isAwaited.test(event)) return;
        throw new Exception("an event is missing");
    }

    /** Its flowables create filters, poll them, and remove them in the end. */
    static Object followFilters(String kitchen) throws Exception {
        BlockingQueue<String> blocks = new LinkedBlockingQueue<>();
        BlockingQueue<Log> logs = new LinkedBlockingQueue<>();
        BlockingQueue<String> pending = new LinkedBlockingQueue<>();
        EthFilter filter = new EthFilter(
                DefaultBlockParameterName.LATEST, DefaultBlockParameterName.LATEST, kitchen);
        List<Disposable> following = List.of(
                web3j.ethBlockHashFlowable().subscribe(blocks::add),
                web3j.ethLogFlowable(filter).subscribe(logs::add),
                web3j.ethPendingTransactionHashFlowable().subscribe(pending::add));
        // Filters begin with the block after their creation, which happens in the background.
        Thread.sleep(10 * POLL_MS);
        TransactionReceipt receipt = cook(kitchen, 6);
        // At first it reads the logs that there are already.
        await(logs, log -> log.getTransactionHash().equals(receipt.getTransactionHash()));
        await(pending, receipt.getTransactionHash()::equals);
        await(blocks, receipt.getBlockHash()::equals);
        for (Disposable one : following) one.dispose();
        return null;
    }

    public static void main(String[] arguments) throws Exception {
        String bytecode = new ObjectMapper()
                .readTree(Files.readString(Path.of("contracts/kitchen.json")))
                .get("bytecode")
                .asText();
        String kitchen = report("deploys a contract", () -> send(null, bytecode).getContractAddress());
        report("calls it", () -> {
            var call = new Function("owner", List.of(), List.of());
            var result = web3j.ethCall(
                            Transaction.createEthCallTransaction(null, kitchen, FunctionEncoder.encode(call)),
                            DefaultBlockParameterName.LATEST)
                    .send();
            check(!result.hasError() && result.getValue().length() == 66, "no owner");
            return null;
        });
        TransactionReceipt receipt = report("sends a transaction", () -> cook(kitchen, 5));
        report("reads a receipt", () -> {
            check(receipt.isStatusOK() && receipt.getLogs().size() == 2, "other logs");
            return null;
        });
        report("follows filters", () -> followFilters(kitchen));
        System.exit(0);
    }
}
